import { pageActions } from './page-actions';

const labels = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  return pageActions(document.querySelector('main')).map(({ label }) => label);
};

describe('the buttons of a page', () => {
  it('ADD-FIND-05 are found by their text or accessible name, each once', () => {
    expect(
      labels(
        '<button>Salvar</button><button aria-label="Fechar">x</button><button>Salvar</button><a class="ic-button" href="/x">Abrir</a>',
      ),
    ).toEqual(['Salvar', 'Fechar', 'Abrir']);
  });

  it('ADD-FIND-05 do not include buttons of rows, lists and fields, or disabled ones', () => {
    const parts = [
      '<table><tr><td><button>Remove A</button></td></tr></table>',
      '<ul><li><button>Edit A</button></li></ul>',
      '<div class="ic-field"><button>Show</button></div>',
    ];
    expect(
      labels([...parts, '<button disabled>Off</button>', '<button aria-disabled="true">Busy</button>', '<button></button>'].join('')),
    ).toEqual([]);
  });

  it('ADD-FIND-05 do nothing after they were removed from the page', () => {
    document.body.innerHTML = '<main><button>Go</button></main>';
    const [action] = pageActions(document.querySelector('main'));
    const button = document.querySelector('button')!;
    const pressed = jest.fn();
    button.onclick = pressed;
    action!.run();
    button.remove();
    action!.run();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
