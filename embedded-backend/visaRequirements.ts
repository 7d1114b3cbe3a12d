import type { Country } from './data/records.ts';

/** Simplified rules about the documents for a visit, for building screens. They are no legal advice. */
export interface VisaRequirement {
  readonly from: string;
  readonly to: string;
  readonly required: boolean;
  readonly type: string | null;
  readonly maximumStayDays: number | null;
  readonly notes: string | null;
}

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const FREE_MOVEMENT = codes(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
/** Citizens of these countries need no visa for short visits to most rich countries. */
const EXEMPT = new Set([...FREE_MOVEMENT, ...codes('AD AU CA CL GB HK JP KR MC NZ SG SM TW US')]);
const GULF = codes('AE BH KW OM QA SA');
/** The authorisation that visa-exempt visitors need before they fly. */
const AUTHORISATIONS: Readonly<Record<string, readonly [type: string, days: number]>> = {
  CA: ['Electronic Travel Authorization (eTA)', 180],
  US: ['Electronic System for Travel Authorization (ESTA)', 90],
  AU: ['Electronic Travel Authority (ETA)', 90],
  NZ: ['New Zealand Electronic Travel Authority (NZeTA)', 90],
  GB: ['Electronic Travel Authorisation (ETA)', 180],
};

export const visaRequirement = (from: Country, to: Country): VisaRequirement => {
  const pair = { from: from.code, to: to.code };
  const free = (notes: string, maximumStayDays: number | null = null, type: string | null = null) => ({
    ...pair,
    required: false,
    type,
    maximumStayDays,
    notes,
  });
  if (from.code === to.code) return free('Citizens need no visa for their own country.');
  const both = (group: ReadonlySet<string>) => group.has(from.code) && group.has(to.code);
  if (both(FREE_MOVEMENT)) return free('Free movement: living and working need no visa.');
  if (both(GULF)) return free('Citizens of the Gulf states travel without a visa.');
  const us = from.code === 'US' && to.code === 'CA';
  if (us || (from.code === 'CA' && to.code === 'US'))
    return free('A valid passport is enough for a visit.', 180);
  if (EXEMPT.has(from.code)) {
    const [type, days] = AUTHORISATIONS[to.code] ?? [null, 90];
    if (EXEMPT.has(to.code) || type) {
      const notes =
        type === null ? 'A valid passport is enough for a visit.' : 'Apply online before you fly.';
      return free(notes, days, type);
    }
  }
  return {
    ...pair,
    required: true,
    type: 'Visitor visa',
    maximumStayDays: to.code === 'CA' ? 180 : 90,
    notes: 'Apply for it before you travel.',
  };
};
