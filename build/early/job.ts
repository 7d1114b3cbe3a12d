import { showEarlyJob } from './earlyJob';

void showEarlyJob(document);
