// The API's reader thread, bundled beside this server because it runs inside it.
import 'platform-api/sheet-reader';
