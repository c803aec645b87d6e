import './pictures/serve';
