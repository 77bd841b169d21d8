import type { Role } from './roles.ts';

/** People who may have accounts: what accounts, roles and the single sign-on go by. */
export interface DeclaredPerson<Name extends string = string> {
  /** Reference of an account to the row. */
  readonly account: string;
  /** Fields from which a role without an entry of its own takes its unit. */
  readonly studyProgramme?: Name;
  readonly partner?: Name;
  /** How the single sign-on names them. The people see and write their local fields in the profile of the account. */
  readonly signOn?: {
    readonly number: Name;
    readonly name: Name;
    readonly email: Name;
    /** Where the former is empty. */
    readonly otherEmail?: Name;
    /** Telephone number of an account that has none of its own. */
    readonly phone?: Name;
    /** Field that says the kind of person; without it there is one kind. */
    readonly kind?: Name;
    /** Role of the account that the first sign-on makes, by the sign-on's word for the kind of person; null: none is made. */
    readonly kinds: Readonly<Record<string, Role | null>>;
  };
}
