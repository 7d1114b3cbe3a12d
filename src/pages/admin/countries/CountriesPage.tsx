import { RecordsPage } from '@/pages/admin/records/RecordsPage';
import { countries } from './countries';

export function CountriesPage() {
  return <RecordsPage resource={countries} />;
}
