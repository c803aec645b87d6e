// Tests pass in any order: none finds what another has stored, such as the order of a table.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
