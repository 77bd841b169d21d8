import { type Field, keepsNames, type Registry, type Resource } from '../../../../resources/kit/index.ts';

/** The resource of accounts. */
export const accounts = 'pengaturan/user';

const kept = (fields: Resource['fields']): Resource['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [
      name,
      field.personal ? { ...field, personal: 'kept' } : field,
    ]),
  );

/**
 * The resource of accounts as retention sees it for persons of a resource: where their names stay, so do the names and
 * numbers of their accounts; addresses, phones and pictures go.
 */
export function accountOf(registry: Registry, person: Resource): Resource | undefined {
  const account = registry.find(accounts);
  return account && keepsNames(person) ? { ...account, fields: kept(account.fields) } : account;
}
