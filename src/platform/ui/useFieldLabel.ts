import { useTranslate } from 'react-admin';
import { useLabel } from '../providers/language.ts';
import { labelOf, useDeclaration } from './registry.ts';

/** Words for a field: the translation `resources.<name>.fields.<field>`, else the declared label. */
export function useFieldLabel(): (source: string) => string {
  const resource = useDeclaration();
  const translate = useTranslate();
  const said = useLabel();
  return source => {
    const withoutIndex = source.replace(/\.\d+(?=\.)/g, '');
    return translate(`resources.${resource.name}.fields.${withoutIndex}`, {
      _: said(labelOf(resource, source)),
    });
  };
}
