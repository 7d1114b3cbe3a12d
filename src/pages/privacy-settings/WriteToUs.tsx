import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { EmailLink } from '@/ui/page/EmailLink';

/** The way out where the backend does not have a part of the page. */
export function WriteToUs() {
  const { t } = useTranslation('privacy');
  return (
    <Sentence text={t('notOffered', { address: NAME_HERE })} name={<EmailLink address={CONTACT.support} />} />
  );
}
