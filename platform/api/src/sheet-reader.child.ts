import './sheet-reader/serve';
