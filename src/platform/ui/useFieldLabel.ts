import { useTranslate } from 'react-admin';
import { labelOf, useDeclaration } from './registry.ts';

/** Words for a field: the translation `resources.<name>.fields.<field>`, else the declared label. */
export function useFieldLabel(): (source: string) => string {
  const resource = useDeclaration();
  const translate = useTranslate();
  return source => {
    const withoutIndex = source.replace(/\.\d+(?=\.)/g, '');
    return translate(`resources.${resource.name}.fields.${withoutIndex}`, { _: labelOf(resource, source) });
  };
}
