void import('./measure');
