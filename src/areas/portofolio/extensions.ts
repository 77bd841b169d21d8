import { works } from '../../../resources/portofolio/index.ts';
import { numberErrors } from '../../../resources/portofolio/nomorKarya.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { extend } from '../../platform/ui/extensions.ts';

const numberInput = lazyScreen(() => import('./NumberInput.tsx'));
const doiInput = lazyScreen(() => import('./DoiInput.tsx'));

/** Additions to the portfolio's generated forms: numbers that are looked up while typing. */
export function addPortfolioExtensions(): void {
  for (const { name, fields } of works) {
    const numbered = Object.keys(numberErrors).filter(field => field in fields);
    extend(name, {
      inputs: Object.fromEntries(numbered.map(field => [field, field === 'doi' ? doiInput : numberInput])),
    });
  }
}
