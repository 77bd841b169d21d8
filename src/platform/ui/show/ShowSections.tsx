import { useRecordContext } from 'react-admin';
import { isExtras, type Resource } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { EmptyValue } from '../cells/EmptyValue.tsx';
import { RefLabel } from '../cells/RefLabel.tsx';
import { extensionsOf } from '../extensions.ts';
import { SectionGrid } from '../form/SectionGrid.tsx';
import { sectionsOf } from '../form/sections.ts';
import { LabelledValue, ShownField } from '../inputs/ShownField.tsx';
import { useFieldAccess } from '../permissions.ts';
import { levelsAbove, regionAt, regionFields, regionLevel } from '../regions.ts';
import { fieldOf, useDeclaration, useRegistry } from '../registry.ts';
import { ShownPoint } from './ShownPoint.tsx';

/** Every field of the row, in the declared sections. @param without fields that this row does not tell */
export function ShowSections({ without = [] }: { without?: readonly string[] }) {
  const resource = useDeclaration();
  const { hidden } = useFieldAccess();
  const labelOf = useLabel();
  const { besideSections = [], shownAbove = [] } = extensionsOf(resource.name);
  return sectionsOf(resource, new Set([...hidden, ...besideSections, ...shownAbove, ...without])).map(
    ({ title, fields }) => (
      <SectionGrid
        key={title}
        title={labelOf(title)}
        fields={fields.flatMap(name => (isExtras(resource.fields[name]) ? extrasOf(resource, name) : [name]))}
        render={name => <ShownWithRegions source={name} />}
      />
    ),
  );
}

/** Extra fields, each shown as its own. */
const extrasOf = ({ fields }: Resource, within: string): string[] =>
  Object.keys(fields).filter(name => fields[name]?.within === within);

/** A field; in front of a region those larger ones that the row has no field for. */
function ShownWithRegions({ source }: { source: string }) {
  const resource = useDeclaration();
  const { find } = useRegistry();
  const record = useRecordContext();
  const field = fieldOf(resource, source);
  const level = regionLevel(field);
  const held = regionFields(resource).filter(({ name }) => name !== source);
  const above =
    level < 1
      ? []
      : levelsAbove(
          level,
          held.map(other => other.level),
        );
  if (field.kind === 'coordinate') return <ShownPoint source={source} field={field} />;
  return (
    <>
      {above.map(step => {
        const code = regionAt(record?.[source], step.level);
        return (
          <LabelledValue key={step.to} label={find(step.to)?.label ?? ''}>
            {code ? <RefLabel to={step.to} id={code} link /> : <EmptyValue />}
          </LabelledValue>
        );
      })}
      <ShownField source={source} />
    </>
  );
}
