import { trustTexts } from './boot/trusted-texts';
import { startRequests } from './registry/requests';
import { start } from './boot/start';
import { watchTranslation } from './translation/page-translation';

trustTexts();
watchTranslation();
void start(startRequests());
