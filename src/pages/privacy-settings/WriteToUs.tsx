import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { EmailLink } from '@/ui/page/EmailLink';

/** The e-mail address to write to when the backend does not support a part of the page. */
export function WriteToUs() {
  const { t } = useTranslation('privacy');
  return (
    <Sentence text={t('notOffered', { address: NAME_HERE })} name={<EmailLink address={CONTACT.support} />} />
  );
}
