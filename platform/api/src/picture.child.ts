import './uploads/pictures/serve';
