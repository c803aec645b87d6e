import { Switch } from 'shared-kit/ui-frame';
import { useId, type ReactNode } from 'react';

export interface ToggleSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  /** What it does, under its name. */
  help?: string;
  children: ReactNode;
}

/** A switch with a line of explanation. */
export function ToggleSwitch({ on, onChange, disabled, help, children }: ToggleSwitchProps) {
  const id = useId();
  return (
    <div className="db-toggle">
      <Switch checked={on} onChange={onChange} disabled={disabled} aria-describedby={help ? id : undefined}>
        {children}
      </Switch>
      {help && (
        <span className="ic-help db-toggle-help" id={id}>
          {help}
        </span>
      )}
    </div>
  );
}
