"""Lists from PostgreSQL cost what they show, not what is kept."""

from __future__ import annotations

import pytest
from tests.postgres import postgres
from tests.unit.server.store.test_postgres_store import run

from foretell.server.store.postgres.store import PostgresStore
from foretell.server.store.queries import listing

pytestmark = pytest.mark.postgres
MANY = """
    insert into tables (id, status, is_private, changed, summary)
    select n, case n % 2 when 0 then 'finished' else 'ended' end, n % 3 / 2, n,
        convert_to(repeat('x', 300), 'UTF8')
    from generate_series(1, 20000) n;
    analyze tables;
"""


def test_the_list_of_tables_is_read_from_its_index() -> None:
    """The last hundred of many that are kept, without sorting all that were ever kept."""

    async def test() -> None:
        store = await PostgresStore.opened(url := postgres().ready())
        postgres().asked(url, MANY)
        question = listing(2, private=True)
        rows = await store.rows(f"explain {question}", "finished", "ended", 100)
        plan = " ".join(line for (line,) in rows)
        await store.close()
        assert plan.count("using tables_by_status") == 4, plan
        assert "Seq Scan" not in plan, plan

    run(test)
