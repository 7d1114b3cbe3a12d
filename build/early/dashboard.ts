import { showEarlyDashboard } from './earlyDashboard';

void showEarlyDashboard(document);
