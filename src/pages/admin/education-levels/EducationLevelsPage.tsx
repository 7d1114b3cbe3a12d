import { RecordsPage } from '@/pages/admin/records/RecordsPage';
import { educationLevels } from './educationLevels';

export function EducationLevelsPage() {
  return <RecordsPage resource={educationLevels} />;
}
