import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { storedRecord } from '@/forms/saving/conflict';
import type { TextKey } from '@/i18n/textKey';
import { type FormSubmission, useFormSubmission } from '@/forms/useFormSubmission';

/** The fields in the order of the form. */
export const FIELDS = ['name', 'type', 'issuedOn', 'expiresOn', 'countryCode', 'referenceNo'] as const;
export type EditField = (typeof FIELDS)[number];
export const LABELS = {
  name: 'words:name',
  type: 'fields:type',
  issuedOn: 'fields:issuedOn',
  expiresOn: 'fields:expiresOn',
  countryCode: 'documents:edit.country',
  referenceNo: 'documents:edit.number',
} as const satisfies Readonly<Record<EditField, TextKey>>;
/** The most characters that the service stores. */
const LONGEST = [
  ['name', 200],
  ['referenceNo', 60],
] as const;
/** '' means no value. */
export type EditValues = Readonly<Record<EditField, string>>;

export const valuesOf = (document: StoredDocument): EditValues => ({
  name: document.name,
  type: document.type,
  issuedOn: document.issuedOn ?? '',
  expiresOn: document.expiresOn ?? '',
  countryCode: document.countryCode ?? '',
  referenceNo: document.referenceNo ?? '',
});

interface EditForm {
  readonly form: UseFormReturn<EditValues>;
  readonly submission: FormSubmission<EditField>;
  /** The stored document when it was changed elsewhere meanwhile. */
  readonly current: StoredDocument | null;
}

/** The form of a document. Typed values stay when the document was changed elsewhere. */
export function useEditForm(own: StoredDocument, onDone: () => void): EditForm {
  const { t } = useTranslation(['documents', 'problems', 'terms']);
  const [current, setCurrent] = useState<StoredDocument | null>(null);
  const form = useForm<EditValues>({ defaultValues: valuesOf(own) });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    check: (values, { mark }, summary) => {
      summary.clear();
      const wrong = new Map<EditField, string>();
      const { name, issuedOn, expiresOn } = values;
      for (const [field, max] of LONGEST) {
        if (values[field].trim().length > max) wrong.set(field, t('problems:tooLong', { count: max }));
      }
      if (name.trim() === '') wrong.set('name', t('edit.nameMissing'));
      if (issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn)
        wrong.set('expiresOn', t('terms:beforeIssueDate'));
      return mark(wrong).length === 0;
    },
    send: ({ name, type, ...others }, signal) => {
      const rest = Object.fromEntries(
        Object.entries(others).map(([key, value]) => [key, value.trim() || null]),
      );
      const { lastModified } = current ?? own;
      const body = { name: name.trim(), type, ...rest, lastModified };
      return send(documents.update, { path: { id: own.id }, body, signal });
    },
    onDone,
    onFailed: (error) => {
      const now = storedRecord(error, documents.update.read);
      if (now !== undefined) setCurrent(now);
      return now !== undefined;
    },
  });
  return { form, submission, current };
}
