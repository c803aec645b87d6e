import { errorsFor, typeErrorsIn } from './type-watch';

const OUTPUT = `mfe-x/src/start.tsx(12,5): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'rows'.
shared-kit/src/model/text.ts(1,14): error TS2304: Cannot find name 'nowhere'.
`;
const [OF_REMOTE, OF_KIT] = [
  "mfe-x/src/start.tsx:12:5\nType 'string' is not assignable to type 'number'.\n  The expected type comes from property 'rows'. (TS2322)",
  "shared-kit/src/model/text.ts:1:14\nCannot find name 'nowhere'. (TS2304)",
];
const remotes = ['mfe-x', 'mfe-y'].map((name) => ({ name, folder: `/repository/${name}` }));

it('reads each error of the compiler with file, line and the whole message', () => {
  expect(typeErrorsIn(OUTPUT)).toEqual([OF_REMOTE, OF_KIT]);
  expect(typeErrorsIn('')).toEqual([]);
});

it('a type error of a remote is shown in that remote, one of the kit in all remotes', () => {
  expect(remotes.map((one) => errorsFor([OF_REMOTE, OF_KIT], one, remotes))).toEqual([[OF_REMOTE, OF_KIT], [OF_KIT]]);
});
