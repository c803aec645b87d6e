void import('./login-floor');
