import { DIALOGS, openPart, openScreen, screenOf } from '../support/dialogs';
import { expectFocusMarks } from '../support/focus-marks';
import { expectNoFaults, expectNoFaultsInBothSchemes } from '../support/page-checks';
import { expect, test } from '../support/test';
import { expectTargets, expectTouchable } from '../support/touch-targets';

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    const isPhone = width < 640;
    const expectFaultless = isPhone ? expectNoFaults : expectNoFaultsInBothSchemes;

    test(`ADD-42 ADD-55 ADD-91 (D-156) every dialog has no accessibility faults, ${isPhone ? 'has touch targets of 40 px' : 'shows the focus, has targets of 24 px'} and fits the width`, async ({
      page,
      signedIn,
    }) => {
      // One test opens all dialogs.
      test.slow();
      await signedIn(page);
      for (const opened of DIALOGS.filter(({ wideOnly }) => !(isPhone && wideOnly))) {
        await openScreen(page, screenOf(opened));
        await openPart(page, opened);
        await expect(opened.part(page)).toBeVisible();
        await expectFaultless(page, opened.name);
        if (isPhone) await expectTouchable(opened.part(page), opened.name);
        else {
          await expectTargets(opened.part(page), opened.name);
          await expectFocusMarks(page, opened.name);
        }
      }
    });
  });
}
