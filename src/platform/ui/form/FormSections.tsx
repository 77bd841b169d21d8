import { useContext } from 'react';
import { type Field, isExtras } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { extensionsOf } from '../extensions.ts';
import { ExtraFields } from '../extras/ExtraFields.tsx';
import { FieldInput } from '../FieldInput.tsx';
import { LiveSum } from '../inputs/LiveSum.tsx';
import { sumsRows } from '../inputs/RowsTotals.tsx';
import { useFieldAccess } from '../permissions.ts';
import { regionFields, regionLevel } from '../regions.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { AlikeHint } from './AlikeHint.tsx';
import { FormerDay } from './FormerDay.tsx';
import { FormModeContext } from './FormMode.ts';
import { SectionGrid } from './SectionGrid.tsx';
import { sectionsOf } from './sections.ts';
import { useUnaskedFields } from './useAskedFields.ts';

/** A sum of fields beside it, told while they are typed. */
const sumsOwn = (field: Field): boolean =>
  'sumOf' in field && field.sumOf !== undefined && field.sumOf.every(name => !name.includes('.'));

/** The inputs of a form, in the declared sections. */
export function FormSections() {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { hidden, readOnly } = useFieldAccess();
  const mode = useContext(FormModeContext);
  const unasked = useUnaskedFields(resource);
  const { besideSections = [] } = extensionsOf(resource.name);
  // A region that follows from a smaller one is chosen with it.
  const deepest = Math.max(
    -1,
    ...regionFields(resource).map(({ field, level }) => (field.readOnly || field.fixed ? -1 : level)),
  );
  return sectionsOf(resource, hidden).map(({ title, fields }) => {
    // Fields filled by the server are left out of the form for a new row.
    const shown = fields.filter(name => {
      const field = fieldOf(resource, name);
      if (unasked.has(name)) return false;
      // The other half of a point is asked for beside the first.
      // Sums of child rows are shown below them.
      if ('sumOf' in field && Object.keys(resource.fields).some(rows => sumsRows(field.sumOf, rows))) return false;
      if (sumsOwn(field)) return true;
      if (field.kind === 'coordinate' && field.axis === 'bujur' && !field.readOnly) return false;
      // Child rows that the page shows in its own way are written there: remarks are the reviewers'.
      if (field.kind === 'rows' && besideSections.includes(name)) return false;
      if (mode === 'create' && readOnly.has(name)) return false;
      return !field.readOnly || (mode !== 'create' && !(regionLevel(field) >= 0 && regionLevel(field) < deepest));
    });
    return shown.length === 0 ? null : (
      <SectionGrid
        key={title}
        title={labelOf(title)}
        fields={shown}
        render={name =>
          isExtras(fieldOf(resource, name)) ? (
            <ExtraFields source={name} />
          ) : sumsOwn(fieldOf(resource, name)) ? (
            <LiveSum source={name} />
          ) : (
            <>
              <FieldInput source={name} />
              {mode === 'create' && resource.alike?.fields.includes(name) ? <AlikeHint source={name} /> : null}
              {mode === 'create' && resource.copy ? <FormerDay source={name} /> : null}
            </>
          )
        }
      />
    );
  });
}
