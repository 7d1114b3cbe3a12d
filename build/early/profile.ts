import { showEarlyProfile } from './earlyProfile';

void showEarlyProfile(document);
