import { createConsoleStore, type ConsoleStore } from './console-store';

let store: ConsoleStore;
const shown = () => store.redux.getState().feedback;

beforeEach(() => (store = createConsoleStore()));

describe('the snackbar', () => {
  it('SHELL-06 shows a message for 3 seconds unless a duration is given', () => {
    store.feedback.snackbar({ message: 'Saved' });
    expect(shown().snackbar).toMatchObject({ message: 'Saved', severity: 'info', duration: 3000 });
    store.feedback.snackbar({ message: 'Verified', severity: 'success', duration: 8000 });
    expect(shown().snackbar).toMatchObject({ message: 'Verified', severity: 'success', duration: 8000 });
  });

  it('ERR-01 shows a success for 3 seconds', () => {
    const message = { code: 406, text: 'User added!' };
    expect(store.feedback.report({ ok: true, message })).toBe(true);
    expect(shown().snackbar).toMatchObject({ message, severity: 'success', duration: 3000 });
  });

  it('ERR-02 shows a problem for 5 seconds', () => {
    const problem = { code: 942, text: 'The task name already exists! (%s)', args: ['A'] };
    expect(store.feedback.report({ ok: false, problem })).toBe(false);
    expect(shown().snackbar).toMatchObject({ message: problem, severity: 'error', duration: 5000 });
  });

  it('shows the next message for its full time when it replaces another one', () => {
    store.feedback.snackbar({ message: 'first' });
    const first = shown().snackbar!.id;
    store.feedback.snackbar({ message: 'first' });
    store.feedback.closeSnackbar(first);
    expect(shown().snackbar?.id).not.toBe(first);
    store.feedback.closeSnackbar(shown().snackbar!.id);
    expect(shown().snackbar).toBeNull();
  });
});

describe('ADD-54 (D-08) the text of an error', () => {
  const fail = (message: string) => {
    store.feedback.snackbar({ message, severity: 'error', duration: 5000 });
    return shown().snackbar!.id;
  };
  const texts = () => shown().notices.map(({ message }) => message);

  it('stays as a notice when the time of its snackbar is over, until it is closed', () => {
    const id = fail('No answer');
    expect(texts()).toEqual([]);
    store.feedback.endSnackbar(id);
    expect(shown().snackbar).toBeNull();
    expect(texts()).toEqual(['No answer']);
    store.feedback.closeNotice(id);
    expect(texts()).toEqual([]);
  });

  it('stays until the next action, and until another page is shown', () => {
    store.feedback.endSnackbar(fail('No answer'));
    store.feedback.beginAction();
    expect(texts()).toEqual([]);
    store.feedback.endSnackbar(fail('No answer'));
    store.feedback.leavePage();
    expect(texts()).toEqual([]);
  });

  it('is gone with its snackbar when that was closed, or when an action began meanwhile', () => {
    store.feedback.closeSnackbar(fail('Closed'));
    expect(texts()).toEqual([]);
    const id = fail('Answered');
    store.feedback.beginAction();
    expect(shown().snackbar?.message).toBe('Answered');
    store.feedback.endSnackbar(id);
    expect(texts()).toEqual([]);
  });

  it('stays when another message replaces the snackbar without an action in between, and is not there twice', () => {
    fail('First');
    fail('Second');
    store.feedback.snackbar({ message: 'Saved', severity: 'success' });
    expect(texts()).toEqual(['First', 'Second']);
    fail('First');
    expect(texts()).toEqual(['Second']);
    fail('Third');
    fail('Fourth');
    store.feedback.endSnackbar(fail('Fifth'));
    expect(texts()).toEqual(['Third', 'Fourth', 'Fifth']);
  });

  it.each(['success', 'info', 'warning'] as const)('of severity %s does not stay, as it is no error', (severity) => {
    store.feedback.snackbar({ message: 'Done', severity });
    store.feedback.endSnackbar(shown().snackbar!.id);
    expect(texts()).toEqual([]);
  });

  it('goes on to the page that is shown while its snackbar is', () => {
    const id = fail('Signed out');
    store.feedback.leavePage();
    store.feedback.endSnackbar(id);
    expect(texts()).toEqual(['Signed out']);
  });
});

describe('the confirm dialog', () => {
  it('SHELL-07 shows title, message and checkbox, and returns the answer to its caller', async () => {
    const answer = store.feedback.confirm({
      title: 'Remove?',
      message: 'Two sessions',
      checkbox: 'Data is lost',
      confirmLabel: 'Remove 2 sessions',
      danger: true,
    });
    expect(shown().dialog).toMatchObject({
      title: 'Remove?',
      message: 'Two sessions',
      checkbox: 'Data is lost',
      confirmLabel: 'Remove 2 sessions',
      danger: true,
    });
    store.feedback.answer(shown().dialog!.id, true);
    expect(await answer).toBe(true);
    expect(shown().dialog).toBeNull();
  });

  it('cancels a question when another one replaces it', async () => {
    const first = store.feedback.confirm({ title: 'First', confirmLabel: 'Go' });
    const firstId = shown().dialog!.id;
    const second = store.feedback.confirm({ title: 'Second', confirmLabel: 'Go' });
    expect(await first).toBe(false);
    store.feedback.answer(firstId, true);
    expect(shown().dialog?.title).toBe('Second');
    store.feedback.answer(shown().dialog!.id, false);
    expect(await second).toBe(false);
  });
});

describe('the picture viewer', () => {
  it('SHELL-11 SHELL-09 shows the pictures, starting with the given one, until it is closed', () => {
    const pictures = [
      { path: 'a', caption: 'A' },
      { path: 'b', caption: 'B' },
    ];
    store.feedback.showPictures(pictures, 1);
    expect(shown().viewer).toMatchObject({ pictures, start: 1 });
    store.feedback.closePictures();
    expect(shown().viewer).toBeNull();
  });

  it('SHELL-09 does not open without pictures', () => {
    store.feedback.showPictures([]);
    expect(shown().viewer).toBeNull();
  });
});

describe('the backdrop and loading flags', () => {
  it('SHELL-11 show a backdrop with a message until it is closed', () => {
    store.feedback.backdrop('This may take minutes');
    expect(shown().backdrop).toEqual({ message: 'This may take minutes' });
    store.feedback.backdrop(null);
    expect(shown().backdrop).toBeNull();
  });

  it('SHELL-11 show the progress, and call onLeave once when the user continues without waiting', () => {
    const onLeave = jest.fn();
    store.feedback.backdrop({ message: 'Removing', progress: 0.5, leave: 'Continue in background', onLeave });
    expect(shown().backdrop).toEqual({ message: 'Removing', progress: 0.5, leave: 'Continue in background' });
    store.feedback.leaveBackdrop();
    expect(shown().backdrop).toBeNull();
    store.feedback.leaveBackdrop();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('SHELL-11 flag the button whose action is running, and ignore a second press', async () => {
    let finish = () => {};
    const action = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const running = store.feedback.busy('save', action);
    await store.feedback.busy('save', action);
    expect(shown().loading).toEqual({ save: true });
    finish();
    await running;
    expect(shown().loading).toEqual({});
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('SHELL-11 clear the flag when the action fails', async () => {
    await expect(store.feedback.busy('save', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(shown().loading).toEqual({});
  });
});
