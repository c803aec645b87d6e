import { ConfigProvider, Table } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { boxHeight, COLUMNS, compare, ROW_HEIGHT } from './columns';
import type { Grid } from './grid';
import type { Pallet } from './pallets';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const SEARCHED = COLUMNS.filter(({ shown }) => !shown).map(({ key }) => key);
const WIDTH = 160;

const columns = COLUMNS.map(({ key, title, shown }) => ({
  key,
  dataIndex: key,
  title,
  width: WIDTH,
  sorter: compare(key),
  className: `bench-${key}`,
  ...(shown && { render: (value: number) => shown(value) }),
}));

/** antd's virtual table with the same columns. The search filters the rows that it is given, as antd's documentation does. */
export function antdGrid(): Grid {
  let search: (text: string) => void = () => {};
  function Shown({ rows }: { rows: Pallet[] }) {
    const [needle, setNeedle] = useState('');
    search = setNeedle;
    const matches = useMemo(() => {
      const text = needle.toLowerCase();
      return text === '' ? rows : rows.filter((row) => SEARCHED.some((key) => String(row[key]).toLowerCase().includes(text)));
    }, [rows, needle]);
    return (
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Table<Pallet>
          virtual
          rowKey="id"
          columns={columns}
          dataSource={matches}
          pagination={false}
          scroll={{ x: WIDTH * (COLUMNS.length + 1), y: boxHeight() }}
          rowSelection={{}}
          onRow={() => ({ style: { height: ROW_HEIGHT } })}
        />
      </ConfigProvider>
    );
  }
  const first = () => find('.ant-table-tbody-virtual .ant-table-row');
  return {
    mount: (place, rows) => createRoot(place).render(<Shown rows={rows} />),
    sortBy: (column) => find(`th.bench-${column}`)?.click(),
    search: (text) => search(text),
    selectAll: () => find('.ant-table-thead .ant-checkbox-input')?.click(),
    firstName: () => first()?.querySelector('.bench-name')?.textContent,
    isAllSelected: () =>
      first()?.classList.contains('ant-table-row-selected') === true && find('.ant-table-thead .ant-checkbox-checked') !== null,
    box: () => find('.ant-table-tbody-virtual-holder')!,
    pause: 0,
  };
}
