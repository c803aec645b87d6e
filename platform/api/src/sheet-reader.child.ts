import './uploads/sheet-reader/serve';
