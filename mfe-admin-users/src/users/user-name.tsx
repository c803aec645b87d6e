import { fullName, type UserProfile } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Avatar } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';

/** A user's picture and name, with the address below. Long lines are cut off at the edge of the cell. */
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
