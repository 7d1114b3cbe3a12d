import { RecordsPage } from '@/features/records/RecordsPage';
import { countries } from './countries';

export function CountriesPage() {
  return <RecordsPage resource={countries} />;
}
