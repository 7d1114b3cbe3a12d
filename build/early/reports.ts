import { showEarlyReports } from './earlyReports';

void showEarlyReports(document);
