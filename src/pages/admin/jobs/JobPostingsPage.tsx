import { RecordsPage } from '@/features/records/RecordsPage';
import { jobPostings } from './jobPostings';

export function JobPostingsPage() {
  return <RecordsPage resource={jobPostings} />;
}
