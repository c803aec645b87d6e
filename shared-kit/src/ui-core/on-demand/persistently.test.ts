import { persistently } from './persistently';

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const failing = (times: number) => {
  const load = jest.fn(() => Promise.resolve('the part'));
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error('Loading chunk 814 failed.'));
  return load;
};

beforeEach(() => {
  jest.useFakeTimers();
  online(true);
});

it('SHELL persistently waits longer before each new attempt', async () => {
  const load = failing(2);
  const came = jest.fn();
  void persistently(load, 3).then(came);
  await jest.advanceTimersByTimeAsync(1000 + 2000 - 1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(came).toHaveBeenCalledWith('the part');
});

it.each([1, 3])('SHELL persistently fails after %d attempts with a network', async (tries) => {
  const load = failing(9);
  const rejection = expect(persistently(load, tries)).rejects.toThrow('Loading chunk 814 failed.');
  await jest.advanceTimersByTimeAsync(60_000);
  await rejection;
  expect(load).toHaveBeenCalledTimes(tries);
});

it('SHELL persistently waits for the network without a limit, and loads at once when it is back', async () => {
  online(false);
  const load = failing(9);
  const came = jest.fn();
  void persistently(load).then(came);
  await jest.advanceTimersByTimeAsync(8500);
  expect(load).toHaveBeenCalledTimes(9);
  online(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(came).toHaveBeenCalledWith('the part');
});
