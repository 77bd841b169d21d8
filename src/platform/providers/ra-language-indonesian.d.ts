/** The package ships no types; this lists the keys it really has, so that a missing one does not compile. */
declare module 'ra-language-indonesian' {
  type Words<K extends string> = Record<K, string>;
  const messages: {
    ra: {
      action: Words<
        | 'add_filter'
        | 'add'
        | 'back'
        | 'bulk_actions'
        | 'cancel'
        | 'clear_input_value'
        | 'clone'
        | 'confirm'
        | 'create'
        | 'delete'
        | 'edit'
        | 'export'
        | 'list'
        | 'refresh'
        | 'remove_filter'
        | 'remove'
        | 'save'
        | 'search'
        | 'show'
        | 'sort'
        | 'undo'
        | 'expand'
        | 'close'
        | 'open_menu'
        | 'close_menu'
      >;
      boolean: Words<'true' | 'false' | 'null'>;
      page: Words<
        'create' | 'dashboard' | 'edit' | 'error' | 'list' | 'loading' | 'not_found' | 'show' | 'empty' | 'invite'
      >;
      input: {
        file: Words<'upload_several' | 'upload_single'>;
        image: Words<'upload_several' | 'upload_single'>;
        references: Words<'all_missing' | 'many_missing' | 'single_missing'>;
        password: Words<'toggle_visible' | 'toggle_hidden'>;
      };
      message: Words<
        | 'about'
        | 'are_you_sure'
        | 'bulk_delete_content'
        | 'bulk_delete_title'
        | 'delete_content'
        | 'delete_title'
        | 'details'
        | 'error'
        | 'invalid_form'
        | 'loading'
        | 'no'
        | 'not_found'
        | 'yes'
        | 'unsaved_changes'
      >;
      navigation: Words<
        | 'no_results'
        | 'no_more_results'
        | 'page_out_of_boundaries'
        | 'page_out_from_end'
        | 'page_out_from_begin'
        | 'page_range_info'
        | 'page_rows_per_page'
        | 'next'
        | 'prev'
      >;
      auth: Words<'auth_check_error' | 'user_menu' | 'username' | 'password' | 'sign_in' | 'sign_in_error' | 'logout'>;
      notification: Words<
        | 'updated'
        | 'created'
        | 'deleted'
        | 'bad_item'
        | 'item_doesnt_exist'
        | 'http_error'
        | 'data_provider_error'
        | 'i18n_error'
        | 'canceled'
        | 'logged_out'
      >;
      validation: Words<
        'required' | 'minLength' | 'maxLength' | 'minValue' | 'maxValue' | 'number' | 'email' | 'oneOf' | 'regex'
      >;
    };
  };
  export default messages;
}
