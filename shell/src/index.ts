import { startRequests } from './boot/requests';

// Shares are resolved asynchronously, so everything that uses them lies behind this import.
const requests = startRequests();
import('./boot/start').then(
  ({ start }) => start(requests),
  () => {
    document.getElementById('splash')?.remove();
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = 'The console could not be loaded. Check your connection and reload the page.';
    document.body.append(message);
  },
);
