import type { AuthContext } from './call';

/** Names of sites that may receive the links of mails. */
export const AUTHORIZED_DOMAINS = ['localhost', '127.0.0.1'];

/** The part of a project's settings that this service has, in the service's words (`projects.getConfig`). */
export const projectConfig = ({ projectId, selfSignUp, codes, passwordPolicy }: AuthContext): object => ({
  name: `projects/${projectId}/config`,
  signIn: {
    email: { enabled: true, passwordRequired: true },
    phoneNumber: { enabled: false },
    anonymous: { enabled: selfSignUp },
  },
  notification: { sendEmail: { callbackUri: codes.callbackUri } },
  authorizedDomains: AUTHORIZED_DOMAINS,
  client: { permissions: { disabledUserSignup: !selfSignUp, disabledUserDeletion: !selfSignUp } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: !selfSignUp },
  passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF', ...passwordPolicy.config },
});
