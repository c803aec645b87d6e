import { Type } from 'typebox';
import { REPLIES } from '../../http/envelope';
import { BasedOn } from '../../settings/settings.schema';

const strict = { additionalProperties: false } as const;

export const UpdateDomainBody = Type.Object(
  {
    domain: Type.String({ minLength: 1 }),
    settings: Type.Object(
      {
        addrPattern: Type.String({ description: 'R street, C column, N level, A position, * constant.' }),
        addrPatternUser: Type.String({ description: 'How people read an address.' }),
        baseFields: Type.Object(
          { address: Type.String(), checkedAt: Type.String(), employeeId: Type.String(), employeeName: Type.String() },
          strict,
        ),
        resultFields: Type.Object(
          {
            empty: Type.String(),
            invalid: Type.String(),
            positive: Type.String(),
            negative: Type.String(),
            null: Type.String({ description: 'The only text that may be empty.' }),
          },
          strict,
        ),
      },
      strict,
    ),
    basedOn: BasedOn,
  },
  strict,
);

export const updateDomainSchema = {
  summary: 'Change the address pattern and the texts of a domain',
  tags: ['domains'],
  security: [{ idToken: [] }],
  body: UpdateDomainBody,
  response: REPLIES,
};
