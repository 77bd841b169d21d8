import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { isExtras } from '../../../../resources/kit/index.ts';
import { ExtraValues } from '../../ui/extras/ExtraValues.tsx';
import { isWide } from '../../ui/form/SectionGrid.tsx';
import { ShownField } from '../../ui/inputs/ShownField.tsx';
import { useFieldAccess } from '../../ui/permissions.ts';
import { fieldOf, useDeclaration } from '../../ui/registry.ts';
import { AtPart } from './Parts.tsx';
import { isEmpty } from './source.ts';

/** A field of the record in context, or of its detail, as label and value; nothing where it is empty or hidden. */
export function PartField({ source }: { source: string }) {
  return <AtPart source={source}>{name => <Shown name={name} />}</AtPart>;
}

function Shown({ name }: { name: string }) {
  const resource = useDeclaration();
  const record = useRecordContext();
  const { hidden } = useFieldAccess();
  if (hidden.has(name) || isEmpty(record?.[name])) return null;
  if (isExtras(resource.fields[name])) return <ExtraValues source={name} />;
  const wide = isWide(fieldOf(resource, name));
  return (
    <Box sx={wide ? { gridColumn: '1 / -1' } : undefined}>
      <ShownField source={name} />
    </Box>
  );
}
