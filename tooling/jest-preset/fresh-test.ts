// Tests pass in any order, also after one that failed half-way: each starts with the real clock and without what another has stored, such as the order of a table.
beforeEach(() => {
  jest.useRealTimers();
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
