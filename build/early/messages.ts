import { showEarlyThreads } from './earlyThreads';

void showEarlyThreads(document);
