import { Type } from 'typebox';

export const BasedOn = Type.Optional(
  Type.String({
    minLength: 1,
    description: 'Id of the settings document that the editor started from; code 5 when what they change has changed since.',
  }),
);
