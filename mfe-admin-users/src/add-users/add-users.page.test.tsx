import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, DEFAULT_PASSWORD, problem } from 'shared-kit/model';
import { type ApiAnswer, apiDouble, type ApiDouble, aUser, aWorkbook, pickOption, profileDocument, wholeText } from 'shared-kit/testing';
import { renderPage, type PageOptions } from '../testing/render-page';

const HEAD = ['First name', 'Last name', 'Employee ID', 'Email', 'Permissions', 'Parent moderator', 'Authorized domains', 'Password'];
const ROWS = [
  ['Rita', 'Reis', 'C1', 'rita@acme.test', 'Checker', 'Marcos Lima', 'North; South', ''],
  ['José', 'da Silva', 'P2', '', 'Pilot, Checker', 'marcos lima', 'North', '471147'],
];

const ADDED: ApiAnswer = { message: problem(CODE.userAdded) };
const usersFile = (rows: readonly (readonly string[])[], head: readonly string[] = HEAD) =>
  aWorkbook({ People: [head, ...rows] }, 'people.xlsx');

const open = async (options: PageOptions = {}) => {
  const page = await renderPage('/adduser/spreadsheet', options);
  await screen.findByLabelText('Spreadsheet');
  return page;
};
const choose = async (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Spreadsheet'), file);
const report = async () => within(await screen.findByRole('region', { name: 'People in the file' }));
const rowOf = (name: string) => screen.getByRole('cell', { name }).closest('tr')!;
const add = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (api: ApiDouble) => api.calls.map(({ body }) => (JSON.parse(body as string) as { data: Record<string, unknown> }).data);

describe('adding users from a spreadsheet', () => {
  it('USERS-20 adds a user for each row and lists the credentials to hand over', async () => {
    const { api } = await open({ api: apiDouble().on('POST /api/users', ADDED) });
    await choose(usersFile(ROWS));
    expect(await (await report()).findByText('2 of 2 rows can be added.')).toBeVisible();
    await add('Add 2 users');
    expect(await screen.findByText('2 of 2 have been added')).toBeVisible();
    expect(bodies(api)).toMatchObject([
      { firstName: 'Rita', checker: true, pilot: false, authDomains: ['North', 'South'], email: 'rita@acme.test', company: 'acme' },
      {
        firstName: 'José',
        checker: true,
        pilot: true,
        authDomains: ['North'],
        email: 'jose.dasilva@acme.users.invalid',
        password: '471147',
      },
    ]);
    expect(bodies(api)[0]).not.toHaveProperty('password');
    expect(api.calls.map(({ headers }) => headers.get('parentUid'))).toEqual(['marcos', 'marcos']);
    expect(rowOf('Rita Reis')).toHaveTextContent(DEFAULT_PASSWORD);
    expect(rowOf('José da Silva')).toHaveTextContent('471147');
  });

  it.each([
    ['pt-BR', ['Nome', 'SOBRENOME', 'matricula', 'Permissões'], 'Conferente'],
    ['es-ES', ['nombre', 'Apellidos', 'ID de empleado', 'permisos'], 'verificador'],
    ['data names', ['firstName', 'lastName', 'employeeId', 'permissions'], 'checker'],
  ])('reads headers and permissions of %s, whatever the language of the page', async (_, head, checker) => {
    await open();
    await choose(usersFile([['Rita', 'Reis', 'C1', checker]], head));
    await report();
    expect(rowOf('Rita Reis')).toHaveTextContent('Checker');
  });

  it('keeps the file and the defaults for empty cells after a sign-out in another tab, until the same user signs in again', async () => {
    const { auth } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Checker' }));
    await choose(usersFile(ROWS));
    await report();
    act(() => auth.become(null));
    await waitFor(() => expect(screen.queryByLabelText('Spreadsheet')).toBeNull());
    act(() => auth.become('ana'));
    expect(await (await report()).findByText('2 of 2 rows can be added.')).toBeVisible();
    expect(screen.getByText('people.xlsx')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Checker' })).toBeChecked();
  });

  it('fills empty cells with the values chosen on the page', async () => {
    const { api } = await open({ api: apiDouble().on('POST /api/users', ADDED) });
    await choose(usersFile([['Rita', 'Reis', 'C1']], HEAD.slice(0, 3)));
    expect(await (await report()).findByText('0 of 1 row can be added.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Checker' }));
    await pickOption('Parent moderator', 'Marcos Lima');
    await userEvent.click(screen.getByRole('checkbox', { name: 'North' }));
    await add('Add 1 user');
    await waitFor(() =>
      expect(bodies(api)).toMatchObject([{ checker: true, authDomains: ['North'], email: 'rita.reis@acme.users.invalid' }]),
    );
  });

  it('shows the problems of each row, by the rules of the form', async () => {
    await open({ documents: profileDocument(aUser({ email: 'taken@acme.test' })) });
    const row = (name: string, change: Record<number, string>) =>
      ['x', name, 'C1', `${name}@acme.test`, 'Checker', 'Marcos Lima', 'North', ''].map((cell, at) => change[at] ?? cell);
    await choose(
      usersFile([
        row('good', {}),
        row('noperm', { 4: 'Chief' }),
        row('noparent', { 5: 'Nobody' }),
        row('nodomain', { 6: 'West' }),
        row('badmail', { 3: 'josé@acme.test' }),
        row('taken', { 3: 'Taken@acme.test' }),
        row('twice', { 3: 'good@acme.test' }),
        row('nopw', { 7: 'letters' }),
        row('noid', { 2: '' }),
      ]),
    );
    expect(await (await report()).findByText('1 of 9 rows can be added.')).toBeVisible();
    for (const [name, text] of [
      ['noperm', 'Value not allowed! (Chief)'],
      ['noparent', 'Value not allowed! (Nobody)'],
      ['nodomain', 'Domain not authorized!'],
      ['badmail', 'Invalid email character! (é)'],
      ['taken', 'Email already in use!'],
      ['twice', 'The email is already in row 2 of the file!'],
      ['nopw', 'exactly 6 digits'],
      ['noid', 'The field Employee ID is required!'],
    ]) {
      expect(rowOf(`x ${name}`)).toHaveTextContent(text!);
    }
    await userEvent.click(screen.getByRole('switch', { name: 'Only rows with problems' }));
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'x good' })).toBeNull());
  });

  it('names the field that is wrong, and says why no email can be proposed', async () => {
    await open();
    await choose(
      usersFile([
        ['x'.repeat(101), 'Reis', 'C1', '', 'Checker', 'Marcos Lima', 'North', ''],
        ['小明', '王', 'C2', '', 'Checker', 'Marcos Lima', 'North', ''],
        ['Zed\u2800a', '\u3164Reis\u200b', 'C3', '', 'Checker', 'Marcos Lima', 'North', ''],
      ]),
    );
    await report();
    expect(rowOf(`${'x'.repeat(101)} Reis`)).toHaveTextContent('First name: Too long: at most 100 characters are allowed!');
    // (D-110) The one inside is told, those at the ends are not stored.
    expect(rowOf('Zed\u2800a \u3164Reis')).toHaveTextContent('First name: It contains a character that cannot be seen, after “Zed”!');
    expect(rowOf('Zed\u2800a \u3164Reis')).not.toHaveTextContent('Last name');
    expect(rowOf('小明 王')).toHaveTextContent('No email can be made up from this name. Give one.');
    expect(rowOf('小明 王')).not.toHaveTextContent('is required');
  });

  it('leaves out rows with the employee ID of an existing user, as in a file sent before, unless they are included', async () => {
    const { api } = await open({ api: apiDouble().on('POST /api/users', ADDED), documents: profileDocument(aUser({ employeeId: 'c1' })) });
    await choose(usersFile(ROWS));
    expect(await (await report()).findByText('1 of 2 rows can be added.')).toBeVisible();
    expect(rowOf('Rita Reis')).toHaveTextContent('There already');
    expect(rowOf('Rita Reis')).toHaveTextContent('Pedro Alves has this employee ID.');
    expect(screen.getByRole('button', { name: 'Add 1 user' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Add them too' }));
    await add('Add 2 users');
    expect(await screen.findByText('2 of 2 have been added')).toBeVisible();
    expect(bodies(api).map(({ firstName }) => firstName)).toEqual(['Rita', 'José']);
  });

  it('hides columns that are empty in every row', async () => {
    await open({ api: apiDouble().on('POST /api/users', ADDED) });
    await choose(usersFile(ROWS));
    await report();
    expect(screen.queryByRole('columnheader', { name: 'Reason' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'First password' })).toBeNull();
    await add('Add 2 users');
    expect(await screen.findByRole('columnheader', { name: 'First password' })).toBeVisible();
  });

  it('ERR-02 reports a refused row in a snackbar too, continues, and sends only the failed row again', async () => {
    const answers: ApiAnswer[] = [{ status: 409, message: problem(CODE.emailInUse) }, ADDED, ADDED];
    const { api } = await open({ api: apiDouble().on('POST /api/users', () => answers.shift()!) });
    await choose(usersFile(ROWS));
    await report();
    await add('Add 2 users');
    expect(await screen.findByText('1 of 2 have been added')).toBeVisible();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('Email already in use!'),
    );
    expect(rowOf('Rita Reis')).toHaveTextContent('Email already in use!');
    await add('Add the other one');
    expect(await screen.findByText('2 of 2 have been added')).toBeVisible();
    expect(bodies(api).map(({ firstName }) => firstName)).toEqual(['Rita', 'José', 'Rita']);
  });

  it('stops when the server does not answer, and adds nobody twice when only the answer was lost', async () => {
    const answers: ApiAnswer[] = [
      { status: 503, message: problem(CODE.serviceUnavailable) },
      { status: 409, message: problem(CODE.emailInUse) },
      ADDED,
    ];
    const { api } = await open({ api: apiDouble().on('POST /api/users', () => answers.shift()!) });
    await choose(usersFile(ROWS));
    await report();
    await add('Add 2 users');
    expect(await screen.findByText(/Stopped before the end/)).toBeVisible();
    expect(api.calls).toHaveLength(1);
    await add('Add the other 2');
    expect(await screen.findByText('2 of 2 have been added')).toBeVisible();
  });

  describe('USERS-20 (D-126) while the quota of new accounts is used up', () => {
    const FULL: ApiAnswer = { status: 503, message: problem(CODE.serviceUnavailable), headers: { 'retry-after': '30' } };
    const WAITING = 'The service takes nothing at the moment. José da Silva (2 of 2) is tried again every 30 s';

    async function addUntilFull(answers: ApiAnswer[]): Promise<ApiDouble> {
      const { api } = await open({ api: apiDouble().on('POST /api/users', () => answers.shift() ?? FULL) });
      await choose(usersFile(ROWS));
      await report();
      jest.useFakeTimers({ advanceTimers: true });
      fireEvent.click(screen.getByRole('button', { name: 'Add 2 users' }));
      expect(await screen.findByRole('progressbar', { name: WAITING })).toBeVisible();
      return api;
    }
    afterEach(() => void jest.useRealTimers());

    it('the work waits, goes on by itself, and adds each user once', async () => {
      const api = await addUntilFull([ADDED, FULL, FULL, ADDED]);
      expect(api.calls).toHaveLength(2);
      for (const sent of [3, 4]) {
        await act(() => jest.advanceTimersByTimeAsync(30_000));
        await waitFor(() => expect(api.calls).toHaveLength(sent));
      }
      expect(await screen.findByText('2 of 2 have been added')).toBeVisible();
      expect(bodies(api).map(({ firstName }) => firstName)).toEqual(['Rita', 'José', 'José', 'José']);
      // A repeated call has the same id, so that the server adds nobody twice.
      expect(new Set(api.calls.slice(1).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    });

    it('the user can cancel, and send the rest later', async () => {
      const answers = [ADDED];
      const api = await addUntilFull(answers);
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByText('1 of 2 have been added')).toBeVisible();
      expect(rowOf('José da Silva')).toHaveTextContent('Service unavailable');
      answers.push(ADDED);
      fireEvent.click(screen.getByRole('button', { name: 'Add the other one' }));
      expect(await screen.findByText('2 of 2 have been added')).toBeVisible();
      expect(api.calls).toHaveLength(3);
    });
  });

  it('ADD-41 (D-132) goes on adding on another page without asking before, and names who was not added', async () => {
    const answers: ((answer: ApiAnswer) => void)[] = [];
    const { api } = await open({
      api: apiDouble().on('POST /api/users', () => new Promise<ApiAnswer>((resolve) => answers.push(resolve))),
    });
    await choose(usersFile(ROWS));
    await report();
    await add('Add 2 users');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Manage users' }));
    await screen.findByRole('table', { name: 'Users' });
    answers[0]!(ADDED);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!({ status: 400, message: problem(CODE.emailInUse) });
    expect(await screen.findByText(/^1 of 2 added; not added: José da Silva\. Email already in use!/)).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  it('finishes the row that is being sent when the user cancels, and sends no other row', async () => {
    let answer = (_: ApiAnswer) => {};
    const { api } = await open({ api: apiDouble().on('POST /api/users', () => new Promise<ApiAnswer>((resolve) => (answer = resolve))) });
    await choose(usersFile(ROWS));
    await report();
    await add('Add 2 users');
    expect(await screen.findByRole('progressbar', { name: 'Adding Rita Reis (1 of 2)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    answer(ADDED);
    expect(await screen.findByText('1 of 2 have been added')).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    [
      'has a title above the header',
      aWorkbook({ People: [['Staff of March'], HEAD, ...ROWS] }, 'people.xlsx'),
      /Row 1 does not name the needed columns, but row 2 does/,
    ],
    [
      'has an error in the header',
      usersFile([['Rita', 'Reis', 'C1']], ['First name', 'Last name', '#REF!']),
      /C1 holds a value that cannot be read/,
    ],
    ['lacks the needed columns', usersFile([['Rita']], ['Name']), /Missing columns: First name, Last name, and Employee ID/],
    [
      'has a quotation mark that is never closed',
      new File(['First name;Last name;Employee ID\n"Rita;Reis;C1\n'], 'people.csv'),
      /A quotation mark opens in line 2/,
    ],
    ['is no spreadsheet', new File(['%PDF'], 'people.pdf'), /File not valid XLS, XLSX or CSV/],
  ])('says what is wrong with a file that %s', async (_, file, text) => {
    await open();
    await choose(file);
    await waitFor(() => expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription(text));
  });

  it('does not read a cell with an error as a value: its row is listed with the cell, others can be added', async () => {
    const { api } = await open({ api: apiDouble().on('POST /api/users', ADDED) });
    await choose(usersFile([['Rita', '#N/A', 'C1', '', 'Checker', 'Marcos Lima', 'North', ''], ROWS[1]!]));
    expect(await (await report()).findByText('1 of 2 rows can be added.')).toBeVisible();
    expect(rowOf('Rita')).toHaveTextContent('B2 holds an error instead of a value.');
    expect(rowOf('Rita')).not.toHaveTextContent('is required');
    await add('Add 1 user');
    await waitFor(() => expect(bodies(api).map(({ firstName }) => firstName)).toEqual(['José']));
  });

  it('says which rows of a CSV have more or fewer cells than the header, and what a workbook hides', async () => {
    await open();
    await choose(new File(['First name;Last name;Employee ID\nRita;Reis;C1\nJosé;P2\n'], 'people.csv'));
    expect(await screen.findByText('Rows with more or fewer cells than the header: 1 (#3). Check them before you go on.')).toBeVisible();
    await choose(
      aWorkbook({ People: [HEAD, ...ROWS] }, 'people.xlsx', (book) => {
        book.Sheets['People']!['!rows'] = [{}, { hidden: true }];
        book.Workbook = { Sheets: [{ Hidden: 1 }] };
      }),
    );
    expect(await screen.findByText('Sheets that the file hides: 1 (People).')).toBeVisible();
    expect(screen.getByText('Rows that the sheet hides are taken too: 1 (#2).')).toBeVisible();
  });

  it.each([
    ['First name;Last name#Employee ID\n', /read with ; as the separator. Its header has 2 columns: First name · Last name#Employee ID/],
    [
      'First name#Last name#Employee ID\n',
      /No separator was found, so the header was read as one column: First name#Last name#Employee ID/,
    ],
  ])('USERS-20 (D-61) says how a CSV was read in which columns are missing: %j', async (header, notice) => {
    await open();
    await choose(new File([`${header}Rita;Reis#C1\n`], 'people.csv'));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription(/Employee ID/i);
  });

  it('USERS-20 (D-61) names the cells with numbers that a program has shortened, in the columns that it uses', async () => {
    await open();
    await choose(new File(['First name;Last name;Employee ID;Note\nRita;Reis;7,89123E+12;1E+12\nJosé;Silva;12E5;\n'], 'people.csv'));
    expect(await screen.findByText(/a program has shortened, so that digits are lost: 1 \(C2\)/)).toBeVisible();
  });

  it('reads a hidden sheet only if no visible sheet has the columns', async () => {
    await open();
    const old = [['Old', 'Person', 'C9']];
    await choose(
      aWorkbook({ Old: [HEAD, ...old], People: [HEAD, ...ROWS] }, 'people.xlsx', (book) => (book.Workbook = { Sheets: [{ Hidden: 1 }] })),
    );
    await report();
    expect(rowOf('Rita Reis')).toBeVisible();
    expect(screen.queryByText(/Sheets that the file hides/)).toBeNull();
  });

  it('names the encoding in which a CSV was read, and reads it again in another one when chosen', async () => {
    await open();
    const text = 'First name;Last name;Employee ID\nJo\xe3o;Reis;C1\n';
    await choose(new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], 'people.csv'));
    await report();
    expect(rowOf('João Reis')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveAccessibleDescription(/A guess: line 2/);
    await pickOption('Encoding', 'windows-1251 (Cyrillic)');
    expect(await screen.findByRole('cell', { name: 'Joгo Reis' })).toBeVisible();
  });

  it('names the columns it does not use, and offers a template in the language of the page', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open();
    await choose(usersFile([['Rita', 'Reis', 'C1', 'blue']], [...HEAD.slice(0, 3), 'Eye colour']));
    expect(await screen.findByText(wholeText('Columns that are not used: Eye colour'))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Download template' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(saved).toHaveBeenCalled();
  });
});
