import { RecordsPage } from '@/features/records/RecordsPage';
import { educationLevels } from './educationLevels';

export function EducationLevelsPage() {
  return <RecordsPage resource={educationLevels} />;
}
