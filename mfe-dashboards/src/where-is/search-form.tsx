import { formatList, useText } from 'shared-kit/i18n';
import { Button, Form, Input, WithNames } from 'shared-kit/ui-core';
import { useState } from 'react';

/** A longer text is in no barcode, and could only come from the URL. */
export const MAX_TEXT = 200;

interface SearchFormProps {
  /** The text that is searched for. */
  text: string;
  /** Fields of the domain's barcodes, as an example. */
  fields: readonly string[];
  onSearch: (text: string) => void;
}

/** The field for what is looked for. It follows the URL, which Back and links change. */
export function SearchForm({ text, fields, onSearch }: SearchFormProps) {
  const { t, locale } = useText('whereIs');
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }
  return (
    <Form className="db-where-form" role="search" onSubmit={() => onSearch(typed.trim())}>
      <Input
        label={t('field')}
        help={
          fields.length === 0 ? (
            t('fieldHelp')
          ) : (
            <WithNames text={t('fieldHelpFields', { fields: formatList(fields, locale, 'unit') })} names={fields} />
          )
        }
        type="search"
        value={typed}
        onChange={setTyped}
        maxLength={MAX_TEXT}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" variant="primary">
        {t('search')}
      </Button>
    </Form>
  );
}
