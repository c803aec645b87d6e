import { startRequests } from './boot/requests';
import { start } from './boot/start';

void start(startRequests());
