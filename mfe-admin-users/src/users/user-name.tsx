import type { UserProfile } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Avatar } from 'shared-kit/ui-frame';
import { paths } from '../paths';
import { fullName } from '../people/moderators';

/** Who it is: picture, name and, under it, the address, each on one line as far as the cell goes. */
export function UserName({ user }: { user: UserProfile }) {
  const name = fullName(user);
  return (
    <span className="us-name">
      <Avatar path={user.thumbnail} name={name} size={28} />
      <span className="us-name-lines">
        <Link to={paths.profile({ uid: user.uid })} title={name}>
          {name}
        </Link>
        <small className="ic-muted" title={user.email}>
          {user.email}
        </small>
      </span>
    </span>
  );
}
