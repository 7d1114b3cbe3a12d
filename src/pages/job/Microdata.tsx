import type { Job } from '@/api/endpoints/jobs';
import { areaIsOn } from '@/config/areas';
import { payOf } from '@/features/jobs/pay';

/** Whether search engines may list the job: it is open, and has a date and a description. */
export const isForSearchEngines = ({ postedAt, description }: Job, closed: boolean): boolean =>
  !closed && Boolean(postedAt) && Boolean(description?.trim());

const EMPLOYMENT = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
} as const;
const UNITS = { year: 'YEAR', month: 'MONTH', week: 'WEEK', hour: 'HOUR' } as const;

const Meta = ({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string | number | null | undefined;
}) =>
  value === null || value === undefined || value === '' ? null : (
    <meta itemProp={name} content={String(value)} />
  );

/**
 * The facts of the page as microdata for search engines. Not as JSON-LD, because the content security policy
 * does not allow code to add a script.
 */
export function Microdata({ job }: { readonly job: Job }) {
  const { title, postedAt, closesAt, type, company, location, countryCode, regionCode, tags, id, reference } =
    job;
  const pay = payOf(job.salary);
  const remote = tags?.includes('remote') === true;
  return (
    <>
      <Meta name="title" value={title} />
      <Meta name="datePosted" value={postedAt} />
      <Meta name="validThrough" value={closesAt} />
      <Meta name="employmentType" value={type ? EMPLOYMENT[type] : null} />
      <Meta name="directApply" value={String(areaIsOn('apply'))} />
      {company !== '' && (
        <span itemProp="hiringOrganization" itemScope itemType="https://schema.org/Organization">
          <Meta name="name" value={company} />
        </span>
      )}
      {remote ? (
        <>
          <Meta name="jobLocationType" value="TELECOMMUTE" />
          {countryCode && (
            <span itemProp="applicantLocationRequirements" itemScope itemType="https://schema.org/Country">
              <Meta name="name" value={countryCode} />
            </span>
          )}
        </>
      ) : (
        <span itemProp="jobLocation" itemScope itemType="https://schema.org/Place">
          <span itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
            <Meta name="addressLocality" value={location} />
            <Meta name="addressRegion" value={regionCode?.replace(/^CA-/, '')} />
            <Meta name="addressCountry" value={countryCode} />
          </span>
        </span>
      )}
      {pay.kind !== 'notStated' && pay.period !== null && (
        <span itemProp="baseSalary" itemScope itemType="https://schema.org/MonetaryAmount">
          <Meta name="currency" value={pay.currency} />
          <span itemProp="value" itemScope itemType="https://schema.org/QuantitativeValue">
            <Meta name="minValue" value={pay.min} />
            <Meta name="maxValue" value={pay.max} />
            <Meta name="unitText" value={UNITS[pay.period]} />
          </span>
        </span>
      )}
      <span itemProp="identifier" itemScope itemType="https://schema.org/PropertyValue">
        <Meta name="name" value={company} />
        <Meta name="value" value={reference ?? id} />
      </span>
    </>
  );
}
