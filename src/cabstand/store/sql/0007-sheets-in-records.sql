-- nothing to change: from here on the body of a sheet may hold a plan in records, which an earlier Cabstand cannot read
SELECT 1; -- some drivers refuse an empty step
