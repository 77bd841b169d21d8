import { useTranslate } from 'react-admin';
import { useLabel } from '../providers/language.ts';
import { detailOf, labelOf, useDeclaration, useRegistry } from './registry.ts';

/** Words for a field: the translation `resources.<name>.fields.<field>`, else the declared label. */
export function useFieldLabel(): (source: string) => string {
  const registry = useRegistry();
  const around = useDeclaration();
  const translate = useTranslate();
  const said = useLabel();
  return source => {
    const [resource, own] = detailOf(registry, around, source);
    const withoutIndex = own.replace(/\.\d+(?=\.)/g, '');
    return translate(`resources.${resource.name}.fields.${withoutIndex}`, {
      _: said(labelOf(resource, own)),
    });
  };
}
