import { trustTexts } from './boot/trusted-texts';
import { startRequests } from './boot/requests';
import { start } from './boot/start';

trustTexts();
void start(startRequests());
