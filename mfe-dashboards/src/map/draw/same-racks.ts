import type { RackPicture } from '../picture/rack-picture';

/** Whether two pictures have the same racks, whatever was read in them. If so, the view can stay where it is. */
export const sameRacks = (a: RackPicture, b: RackPicture): boolean =>
  a.streets.length === b.streets.length &&
  a.streets.every((street, at) => {
    const other = b.streets[at]!;
    return (
      street.name === other.name &&
      street.columns.length === other.columns.length &&
      street.levels.length === other.levels.length &&
      street.positions.length === other.positions.length
    );
  });
