import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, GIVEN_PERMISSIONS, permissionFlags, problem, type Locale } from 'shared-kit/model';
import {
  aCompany,
  aModerator,
  apiDouble,
  companyDocument,
  pickOption,
  profileDocument,
  type ApiAnswer,
  type ApiCall,
} from 'shared-kit/testing';
import { renderPage, type PageOptions } from '../testing/render-page';

const ADDED: ApiAnswer = { message: problem(CODE.userAdded) };
const refusal = (code: number, status = 400): ApiAnswer => ({ status, message: problem(code) });

const open = async (options: PageOptions = {}) => {
  const api = options.api ?? apiDouble().on('POST /api/users', ADDED);
  const page = await renderPage('/adduser', { ...options, api });
  await screen.findByRole('form', { name: 'Add user' });
  return page;
};

const field = (name: string) => screen.getByLabelText(name);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const group = (name: string) => screen.getByRole('group', { name });
/** Enters a text at once, because typing key by key takes seconds in a form this long. */
const type = (name: string, text: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};
const submit = () => fireEvent.click(screen.getByText('Add', { selector: 'button > span' }));
const bodyOf = (call?: ApiCall) => JSON.parse(call!.body as string) as { data: Record<string, unknown> };

interface Filled {
  email?: string;
  /** A moderator gets neither parent nor domains. */
  as?: 'Checker' | 'Moderator';
}

/** Fills in all fields that a new user needs. */
async function fillIn({ email = 'rita@acme.test', as = 'Checker' }: Filled = {}): Promise<void> {
  fireEvent.click(box(as));
  if (as === 'Checker') {
    await pickOption('Parent moderator', 'Marcos Lima');
    fireEvent.click(box('North'));
  }
  type('First name', 'Rita');
  type('Last name', 'Reis');
  type('Employee ID', 'C7');
  if (email) {
    type('Email', email);
    type('Confirm email', email);
  }
}

/** Submitting says of both that they are missing: a moderator or a domain of the state before would be another problem, or none. */
async function showsNeitherParentNorDomains(): Promise<void> {
  expect(group('Authorized domains')).toHaveTextContent('Choose the parent moderator first');
  submit();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Parent moderator' })).toHaveAccessibleDescription(
      /The field Parent moderator is required!/,
    ),
  );
  expect(group('Authorized domains')).toHaveAccessibleDescription('The field Authorized domains is required!');
}

describe('adding a user', () => {
  it('ROUTE-17 USERS-02 USERS-03 USERS-20 sends what was filled in and goes to the users', async () => {
    const { api } = await open();
    await fillIn();
    submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
    const [call] = api.calls;
    expect(call!.headers.get('company')).toBe('acme');
    expect(call!.headers.get('parentUid')).toBe('marcos');
    expect(bodyOf(call)).toEqual({
      data: {
        firstName: 'Rita',
        lastName: 'Reis',
        employeeId: 'C7',
        ...permissionFlags(GIVEN_PERMISSIONS, (name) => name === 'checker'),
        authDomains: ['North'],
        email: 'rita@acme.test',
        company: 'acme',
      },
    });
  });

  it('AUTH-20 shows email and first password once, the default password if none was chosen', async () => {
    await open();
    await fillIn({ as: 'Moderator' });
    submit();
    const panel = (await screen.findByText('Rita Reis can log in now')).closest('[role=status]') as HTMLElement;
    expect(panel).toHaveTextContent('rita@acme.test');
    expect(panel).toHaveTextContent('000000');
    const copy = userEvent.setup();
    await copy.click(within(panel).getByRole('button', { name: 'Copy both' }));
    expect(await navigator.clipboard.readText()).toBe(`Email: rita@acme.test\nFirst password: 000000`);
    await userEvent.click(within(panel).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('000000')).toBeNull();
  });

  it('AUTH-20 requires a chosen password to be confirmed and to suit the permissions', async () => {
    const { api } = await open();
    await fillIn();
    type('Password', 'letters');
    submit();
    expect(field('Password')).toHaveAccessibleDescription(/exactly 6 digits/);
    expect(field('Confirm password')).toHaveAccessibleDescription(/Passwords must match!/);
    expect(api.calls).toHaveLength(0);
    type('Password', '471147');
    type('Confirm password', '471147');
    submit();
    await waitFor(() => expect(bodyOf(api.calls[0]).data).toMatchObject({ password: '471147' }));
    expect(await screen.findByText('471147')).toBeVisible();
  });

  it.each([
    ['the first company when none was open last', null, 'acme'],
    ['the company that was open last', '"norte"', 'norte'],
  ])('USERS-24 starts with %s', async (_what, selected, company) => {
    if (selected) localStorage.setItem('selectedCompany.ana', selected);
    const { api } = await open({
      companies: ['acme', 'norte'],
      documents: companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte' })),
    });
    await fillIn({ as: 'Moderator' });
    submit();
    await waitFor(() => expect(bodyOf(api.calls[0]).data).toMatchObject({ company }));
  });

  it('USERS-02 (D-160) says beside the form what will be added, as far as it is filled in', async () => {
    await open();
    const sum = within(screen.getByRole('complementary', { name: 'What will be added' }));
    const fact = (name: string) => sum.getByText(name).closest('tr')!.textContent;
    expect(fact('Name')).toBe('Name–');
    expect(fact('Company')).toBe('CompanyAcme Logistics');
    await fillIn();
    expect(fact('Name')).toBe('NameRita Reis');
    expect(fact('Permissions')).toBe('PermissionsChecker');
    expect(fact('Parent moderator')).toBe('Parent moderatorMarcos Lima');
    expect(fact('Authorized domains')).toBe('Authorized domainsNorth');
    expect(fact('Logs in with')).toBe('Logs in withrita@acme.test');
    expect(fact('First password')).toMatch(/000000, to be replaced at the first login/);
    type('Password', '471147');
    expect(fact('First password')).not.toMatch(/\d/);
    fireEvent.click(box('Moderator'));
    expect(sum.queryByText('Parent moderator')).toBeNull();
  });

  it('USERS-09 asks for the company when none is chosen, and sends nothing', async () => {
    const { api } = await open({ companies: [] });
    submit();
    await waitFor(() => expect(field('Company')).toHaveAccessibleDescription('The field Company is required!'));
    expect(api.calls).toHaveLength(0);
  });

  it('USERS-10 USERS-11 shows every error at its field and moves the focus to the first', async () => {
    const { api } = await open();
    submit();
    expect(group('Permissions')).toHaveAccessibleDescription('At least one permission is required!');
    expect(await screen.findByRole('combobox', { name: 'Parent moderator' })).toHaveAccessibleDescription(
      /The field Parent moderator is required!/,
    );
    expect(group('Authorized domains')).toHaveAccessibleDescription('The field Authorized domains is required!');
    for (const name of ['First name', 'Last name', 'Employee ID', 'Email']) {
      expect(field(name)).toHaveAccessibleDescription(`The field ${name} is required!`);
    }
    await waitFor(() => expect(group('Permissions')).toContainElement(document.activeElement as HTMLElement));
    expect(api.calls).toHaveLength(0);
  });

  it('USERS-04 USERS-05 reports a malformed email when the field is left', async () => {
    await open();
    fireEvent.change(field('Email'), { target: { value: 'josé@acme.test' } });
    expect(field('Email')).toHaveAccessibleDescription('');
    fireEvent.blur(field('Email'));
    expect(field('Email')).toHaveAccessibleDescription('Invalid email character! (é)');
    type('Confirm email', 'jose@acme.test');
    expect(field('Confirm email')).toHaveAccessibleDescription('The email and its confirmation must match!');
  });

  it('USERS-12 USERS-15 USERS-22 offers the parent’s domains only, and clears them with another parent', async () => {
    // Both have the domain South: only clearing unticks it, and not that it is no longer offered.
    const maria = aModerator({ uid: 'maria', firstName: 'Maria', lastName: 'Souza', authDomains: ['South', 'Cold Store'] });
    await open({ documents: profileDocument(maria) });
    await pickOption('Parent moderator', 'Marcos Lima');
    const domains = () =>
      within(group('Authorized domains'))
        .getAllByRole('checkbox')
        .map((one) => one.closest('label')!.textContent);
    expect(domains()).toEqual(['North', 'South']);
    fireEvent.click(box('South'));
    await pickOption('Parent moderator', 'Maria Souza');
    expect(domains()).toEqual(['Cold Store', 'South']);
    expect(box('South')).not.toBeChecked();
    expect(box('Cold Store')).not.toBeChecked();
  });

  it('USERS-13 sends neither parent nor domains of a moderator, even if they were chosen before', async () => {
    const { api } = await open();
    await fillIn();
    fireEvent.click(box('Moderator'));
    expect(screen.queryByRole('combobox', { name: 'Parent moderator' })).toBeNull();
    submit();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]!.headers.has('parentUid')).toBe(false);
    expect(bodyOf(api.calls[0]).data).toMatchObject({ moderator: true, checker: true, authDomains: [] });
  });

  it('USERS-13 has neither parent nor domains left when the permission of a moderator is taken away again', async () => {
    await open();
    await fillIn();
    fireEvent.click(box('Moderator'));
    fireEvent.click(box('Moderator'));
    await showsNeitherParentNorDomains();
  });

  it('USERS-14 another company clears parent and domains, which the first company does not bring back', async () => {
    const joao = aModerator({ uid: 'joao', firstName: 'João', lastName: 'Conceição', companies: ['norte'], authDomains: ['North'] });
    await open({
      companies: ['acme', 'norte'],
      documents: { ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte' })), ...profileDocument(joao) },
    });
    await pickOption('Company', 'Acme Logistics');
    await pickOption('Parent moderator', 'Marcos Lima');
    fireEvent.click(box('North'));
    await pickOption('Company', 'Norte');
    await showsNeitherParentNorDomains();
    await pickOption('Parent moderator', 'João Conceição');
    expect(box('North')).not.toBeChecked();
    await pickOption('Company', 'Acme Logistics');
    await showsNeitherParentNorDomains();
  });

  it('USERS-06 USERS-07 USERS-20 proposes an email made from the names, of which all but the suffix can be edited', async () => {
    const { api } = await open();
    await fillIn({ email: '' });
    fireEvent.click(box('Lacks institutional email'));
    expect(field('Email')).toHaveValue('rita.reis');
    expect(screen.getByText('@acme.users.invalid')).toBeVisible();
    expect(screen.queryByLabelText('Confirm email')).toBeNull();
    type('Last name', 'Reis Sá');
    expect(field('Email')).toHaveValue('rita.reissa');
    type('Email', 'rita!');
    expect(field('Email')).toHaveAccessibleDescription(/Invalid email character! \(!\)/);
    type('Email', 'rr+7');
    type('First name', 'Ritax');
    expect(field('Email')).toHaveValue('rr+7');
    submit();
    await waitFor(() => expect(bodyOf(api.calls[0]).data).toMatchObject({ email: 'rr+7@acme.users.invalid' }));
  });

  it('USERS-08 a moderator must have an email', async () => {
    await open();
    fireEvent.click(box('Lacks institutional email'));
    fireEvent.click(box('Moderator'));
    expect(box('Lacks institutional email')).not.toBeChecked();
    expect(box('Lacks institutional email')).toBeDisabled();
    expect(box('Lacks institutional email')).toHaveAccessibleDescription('A moderator needs an institutional email.');
  });

  const ENGLISH = {
    Moderator: '(affects fly and count)',
    Assistant: '(affects fly and count)',
    Pilot: '(fly app access)',
    Checker: '(count app access)',
  };
  it.each<[Locale, string, Record<string, string>]>([
    ['en-US', 'Permissions', ENGLISH],
    [
      'pt-BR',
      'Permissões',
      {
        Moderador: '(afeta os aplicativos fly e count)',
        Assistente: '(afeta os aplicativos fly e count)',
        Piloto: '(acesso ao aplicativo fly)',
        Conferente: '(acesso ao aplicativo count)',
      },
    ],
    [
      'es-ES',
      'Permisos',
      {
        Moderador: '(afecta a las aplicaciones fly y count)',
        Asistente: '(afecta a las aplicaciones fly y count)',
        Piloto: '(acceso a la aplicación fly)',
        Verificador: '(acceso a la aplicación count)',
      },
    ],
  ])('USERS-21 every permission says in %s which app it gives access to or affects', async (locale, name, effects) => {
    await renderPage('/adduser', { locale });
    const permissions = within(await screen.findByRole('group', { name }));
    const shown = permissions.getAllByRole<HTMLInputElement>('checkbox').map((one) => {
      const help = document.getElementById(one.getAttribute('aria-describedby')!);
      expect(help).toBeVisible();
      return [one.labels![0]!.textContent, help!.textContent];
    });
    expect(shown).toHaveLength(GIVEN_PERMISSIONS.length);
    expect(shown.filter(([permission]) => permission! in effects)).toEqual(Object.entries(effects));
    for (const [, effect] of shown) expect(effect).toMatch(/^\(.+\)$/);
  });
});

describe('a user whom the server refuses', () => {
  it.each([
    ['USERS-23', CODE.emailInUse, 'Email', 'Email already in use!'],
    ['USERS-05', CODE.invalidEmail, 'Email', 'Invalid email!'],
    ['AUTH-18', CODE.passwordLength, 'Password', /at least 6 characters/],
  ])('%s ERR-02 shows the code %d at its field and in a snackbar, and keeps what was typed', async (_, code, name, text) => {
    await open({ api: apiDouble().on('POST /api/users', refusal(code)) });
    await fillIn({ as: 'Moderator' });
    submit();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(text instanceof RegExp ? text : new RegExp(text)));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field('First name')).toHaveValue('Rita');
    expect(box('Moderator')).toBeChecked();
  });

  it.each([
    ['ERR-25 413', CODE.customClaims, 'Permissions', /Failed to set the user permissions!/],
    ['ERR-23 404', CODE.domainNotAuthorized, 'Authorized domains', /Domain not authorized!/],
  ])('%s shows the problem at its group of fields', async (_, code, name, text) => {
    await open({ api: apiDouble().on('POST /api/users', refusal(code)) });
    await fillIn();
    submit();
    await waitFor(() => expect(group(name)).toHaveAccessibleDescription(text));
  });

  it('shows in the form an error that belongs to no field', async () => {
    await open({ api: apiDouble().on('POST /api/users', refusal(CODE.serverError, 500)) });
    await fillIn({ as: 'Moderator' });
    submit();
    expect(await screen.findByText('The user could not be added')).toBeVisible();
    expect(within(screen.getByRole('form')).getByText('Server error!')).toBeVisible();
  });

  it('says that the parent was removed meanwhile', async () => {
    const { store, api } = await open();
    await fillIn();
    await act(async () => store.remove('users/marcos'));
    await waitFor(() => expect(group('Authorized domains')).toHaveTextContent('Choose the parent moderator first'));
    submit();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Parent moderator' })).toHaveAccessibleDescription(/Profile not found!/),
    );
    expect(api.calls).toHaveLength(0);
  });
});

describe('sending one form twice', () => {
  it('USERS-20 sends once, however often Add is pressed', async () => {
    let answer = (_: ApiAnswer) => {};
    const api = apiDouble().on('POST /api/users', () => new Promise<ApiAnswer>((resolve) => (answer = resolve)));
    await open({ api });
    await fillIn({ as: 'Moderator' });
    const add = screen.getByRole('button', { name: 'Add' });
    await userEvent.dblClick(add);
    await userEvent.type(field('Employee ID'), '{Enter}');
    expect(api.calls).toHaveLength(1);
    expect(add).toHaveAttribute('aria-busy', 'true');
    answer(ADDED);
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
  });

  it('USERS-23 treats "email in use" as success when the answer to an earlier attempt was lost', async () => {
    const answers = [refusal(CODE.serviceUnavailable, 503), refusal(CODE.emailInUse, 409)];
    const api = apiDouble().on('POST /api/users', () => answers.shift()!);
    await open({ api });
    await fillIn({ as: 'Moderator' });
    type('Password', '111111');
    type('Confirm password', '111111');
    submit();
    expect(await within(screen.getByRole('form')).findByText('Service unavailable or timed out!')).toBeVisible();
    for (const name of ['Password', 'Confirm password']) {
      type(name, '222222');
    }
    submit();
    expect(await screen.findByText('Rita Reis can log in now')).toBeVisible();
    // Shows the password of the attempt that reached the server.
    expect(screen.getByText('111111')).toBeVisible();
  });
});
